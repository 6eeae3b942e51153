import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../../i18n/index.ts';
import { PARTS } from '../../../i18n/parts.ts';
import { Choice } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazy, named } from '../../../ui/lazy.tsx';
import type { TileCountingProps } from './drawn.ts';
import { LineCounting } from './line-counting.tsx';

/** Comes for whoever is in doubt. */
const DrawnCounting = lazy(named(() => import('./drawn-counting.tsx'), 'DrawnCounting', PARTS.tiles));

/** Two ways to count a tile. Whoever has painted the board goes on there. */
export function TileCounting(props: TileCountingProps): JSX.Element {
  const t = messages.value.counting;
  const [isDrawn, draw] = useState(props.painted !== null);
  const options = [
    { value: false, name: t.byLines },
    { value: true, name: t.onBoard },
  ];
  return (
    <Dialog title={t.title} close={props.close}>
      <div class="count-ways">
        <Choice label={t.way} options={options} value={isDrawn} choose={draw} />
      </div>
      {isDrawn ? <DrawnCounting {...props} /> : <LineCounting {...props} />}
    </Dialog>
  );
}
