const OPERATION = "id status errorCode url partialDataUrl query";

/** Children stand below their parent: without grouping a file would have to be kept in memory as a whole. */
export const BULK_RUN = `mutation BulkRun($query: String!) {
  bulkOperationRunQuery(query: $query, groupObjects: true) {
    bulkOperation { ${OPERATION} }
    userErrors { code message }
  }
}`;

export const BULK_BY_ID = `query BulkById($id: ID!) { bulkOperation(id: $id) { ${OPERATION} } }`;

export const BULK_RECENT = `query BulkRecent {
  bulkOperations(first: 10, query: "operation_type:query", sortKey: CREATED_AT, reverse: true) { nodes { ${OPERATION} } }
}`;
