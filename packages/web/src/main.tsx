import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { loadLanguage } from './i18n/index.ts';
import { registerPwa } from './pwa.ts';
import { applySettings, settings } from './settings.ts';
import './style/base.css';
import './style/controls.css';
import { offerUpdate } from './ui/update.tsx';

applySettings();
// The first picture waits for its language, so that it does not change under the reader.
await loadLanguage(settings.value.language).catch(() => undefined);
effect(() => void loadLanguage(settings.value.language).catch(() => undefined));
render(<App />, document.getElementById('app') as HTMLElement);
registerPwa(offerUpdate);
