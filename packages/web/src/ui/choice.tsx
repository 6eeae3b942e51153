import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

/** One thing to choose, with a sentence about it if need be. */
export interface Option<T> {
  readonly value: T;
  readonly name: string;
  readonly help?: string;
  /** What it looks like. */
  readonly picture?: ComponentChildren;
}

interface ChoiceProps<T> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly choose: (value: T) => void;
  readonly help?: string;
}

const SHORT = 2;

/** Explained options need room, numbers hardly any. */
function lookOf({ name, help }: Option<unknown>): string {
  if (help !== undefined) return 'chip has-help';
  return name.length > SHORT ? 'chip' : 'chip is-short';
}

/** A choice of one among a few, as a group of radio buttons. */
export function Choice<T extends string | number | boolean>(props: ChoiceProps<T>): JSX.Element {
  const { label, options, value, choose, help } = props;
  const id = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-options">
        {options.map((option) => (
          <label key={String(option.value)} class={lookOf(option)}>
            <input type="radio" name={id} checked={option.value === value} onChange={() => choose(option.value)} />
            {option.picture}
            <span>
              {option.name}
              {option.help !== undefined && <small>{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
      {help !== undefined && <p class="help">{help}</p>}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function Switch({ label, help, isOn, turn }: SwitchProps): JSX.Element {
  return (
    <label class="switch">
      <span>
        {label}
        <small>{help}</small>
      </span>
      <input type="checkbox" role="switch" checked={isOn} onChange={(event) => turn(event.currentTarget.checked)} />
    </label>
  );
}

interface SliderProps {
  readonly label: string;
  /** From 0 to 100. */
  readonly value: number;
  readonly slide: (value: number) => void;
}

/** How much of something. */
export const Slider = ({ label, value, slide }: SliderProps): JSX.Element => (
  <label class="slider">
    <span>{label}</span>
    <input
      type="range"
      min={0}
      max={100}
      step={5}
      value={value}
      onInput={(event) => slide(event.currentTarget.valueAsNumber)}
    />
  </label>
);
