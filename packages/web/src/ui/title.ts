let named = '';
let called = '';

const show = (): void => {
  document.title = called || named;
};

/** What the page is called where one is. */
export function nameTitle(text: string): void {
  named = text;
  show();
}

/** What is to be said in its stead for now; empty for nothing. */
export function callTitle(text: string): void {
  called = text;
  show();
}
