import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../i18n/index.ts';
import { addressOf } from '../lib/navigation.ts';
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

/** Says that there is nothing here, and leads home. */
export const Lost = ({ title }: { title: string }): JSX.Element => (
  <Page title={title}>
    <a class="button is-main" href={addressOf({ at: 'home' })}>
      {messages.value.app.home}
    </a>
  </Page>
);
