/** True when a control of the form holds something else than the server drew. */
export const differsFromPage = (form: HTMLFormElement): boolean => Array.from(form.elements).some(isChanged);

const isChanged = (control: Element): boolean => {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;
  const isBox = control.type === "checkbox" || control.type === "radio";
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
};
