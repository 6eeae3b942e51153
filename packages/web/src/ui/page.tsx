import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../i18n/index.ts';
import { Heading } from './heading.tsx';
import { HomeButton } from './home-button.tsx';

/** The frame of every place that is read rather than played: a way home, a heading and a column. */
export function Page({ title, children }: { title: string; children?: ComponentChildren }): JSX.Element {
  return (
    <div class="page">
      <header class="page-head">
        <HomeButton label={messages.value.app.home} />
        <Heading text={title} />
      </header>
      {children}
    </div>
  );
}
