import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { TITLES } from '../games/messages.ts';
import { speak, speakOf } from '../i18n/index.ts';
import { PARTS } from '../i18n/parts.ts';
import { registerPwa } from './pwa.ts';
import { applySettings } from '../lib/settings.ts';
import '../style/base.css';
import '../style/controls.css';
import { offerUpdate } from '../ui/update/waiting.ts';

const root = document.getElementById('app') as HTMLElement;

applySettings();
registerPwa(offerUpdate);
try {
  // The first picture waits for its language, so that it does not change under the reader.
  await speakOf(PARTS.shared, TITLES);
  effect(() => void speak().catch(() => undefined));
  render(<App />, root);
} catch {
  // There are no words to say it in but those that came with the page itself.
  root.textContent = root.dataset['failed'] ?? '';
}
