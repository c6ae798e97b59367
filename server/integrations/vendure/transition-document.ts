/** Moves an order to another state. Null: it was already there. */
export const TRANSITION = `mutation HomewardTransition($id: ID!, $state: String!) {
  transitionOrderToState(id: $id, state: $state) {
    ... on Order { id state }
    ... on OrderStateTransitionError { errorCode message transitionError }
  }
}`;
