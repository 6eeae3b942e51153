/** What tests draw on: as much of a document as components without events need, and a say in when pictures are made. */
import { options, render, type ComponentChild } from 'preact';

class Sheet {
  readonly ownerDocument = { createElementNS: () => new Sheet(), createTextNode: (text: string) => new Sheet(text) };
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly childNodes: Sheet[] = [];
  readonly attributes = [];
  parentNode: Sheet | null = null;
  data: string;

  constructor(data = '') {
    this.data = data;
  }
  get firstChild(): Sheet | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): Sheet | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  get textContent(): string {
    return this.data + this.childNodes.map(({ textContent }) => textContent).join('');
  }
  insertBefore(child: Sheet, next: Sheet | null): Sheet {
    child.remove();
    child.parentNode = this;
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, child);
    return child;
  }
  remove(): void {
    const { parentNode } = this;
    parentNode?.childNodes.splice(parentNode.childNodes.indexOf(this), 1);
    this.parentNode = null;
  }
}

export interface Paper {
  readonly draw: (picture: ComponentChild) => void;
  /** What can be read on it. */
  readonly text: () => string;
  /** Lets happen what waits until the picture is seen. */
  readonly look: () => void;
}

/** Calls all that has gathered, and what that leads to. */
function callAll(gathered: (() => void)[]): void {
  for (let next = gathered.shift(); next; next = gathered.shift()) next();
}

export function paper(): Paper {
  const sheet = new Sheet();
  const changes: (() => void)[] = [];
  const looks: (() => void)[] = [];
  options.debounceRendering = (callback) => void changes.push(callback);
  options.requestAnimationFrame = (callback) => void looks.push(callback);
  return {
    draw: (picture) => {
      render(picture, sheet as never);
      callAll(changes);
    },
    text: () => sheet.textContent,
    look: () => {
      callAll(looks);
      callAll(changes);
    },
  };
}
