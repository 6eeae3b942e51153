import { GAME_IDS, GAMES, parseConfig, type Card, type Config, type Game, type Options } from '../src/index.ts';

/** One way to play a game: the number of players and a value for every option. */
export interface Variant {
  readonly name: string;
  readonly game: Game;
  readonly config: Config;
  /** Whether every option has its default. */
  readonly isDefault: boolean;
}

/** Every combination of option values. */
const optionChoices = (card: Card): Options[] =>
  Object.entries(card.options).reduce<Options[]>(
    (choices, [name, { values }]) => choices.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );

function makeVariant(game: Game, config: Config): Variant {
  const { id, options: cards } = game.card;
  const values = Object.entries(config.options).map(([name, value]) => ` ${name}=${value}`);
  const isDefault = Object.entries(config.options).every(([name, value]) => cards[name]!.default === value);
  return { name: `${id}, ${config.players} players${values.join('')}`, game, config, isDefault };
}

const variantsOf = (game: Game): Variant[] =>
  game.card.players.flatMap((players) =>
    optionChoices(game.card)
      .map((options) => parseConfig(game.card, players, options, 0))
      .flatMap((config) => (config.ok ? [makeVariant(game, config.value)] : [])),
  );

/** Every game with every number of players and every combination of options that its card allows. */
export const VARIANTS: readonly Variant[] = GAME_IDS.flatMap((id) => variantsOf(GAMES[id]));

/** Every game with every number of players, options left at their defaults. */
export const DEFAULTS = VARIANTS.filter(({ isDefault }) => isDefault);
export const OTHERS = VARIANTS.filter(({ isDefault }) => !isDefault);

/** The same variant with another starting seat. */
export const startedBy = (variant: Variant, seed: number): Variant => ({
  ...variant,
  config: { ...variant.config, starter: seed % variant.config.players },
});
