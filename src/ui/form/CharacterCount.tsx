import styled from 'styled-components';
import { Hint } from './Field';

interface CharacterCountProps {
  readonly text: string;
  /** Maximum number of characters. */
  readonly max: number;
  readonly words: {
    /** @param about rounded, so that screen readers don't read each keystroke */
    readonly left: (about: number) => string;
    readonly few: string;
    readonly over: (about: number) => string;
  };
}

const STEP = 100;
/** The part of the limit from which the count is shown. */
const SHOWN_FROM = 0.8;

function countText(length: number, max: number, words: CharacterCountProps['words']): string {
  const left = max - length;
  if (left < 0) return words.over(Math.ceil(-left / STEP) * STEP);
  if (length < max * SHOWN_FROM) return '';
  return left < STEP ? words.few : words.left(Math.floor(left / STEP) * STEP);
}

/** Says how much of a long text's limit is left, once most of it is used. */
export function CharacterCount({ text, max, words }: CharacterCountProps) {
  return <Count role="status">{countText([...text.trim()].length, max, words)}</Count>;
}

const Count = styled(Hint)`
  font-variant-numeric: tabular-nums;
  &:empty {
    position: absolute;
  }
`;
