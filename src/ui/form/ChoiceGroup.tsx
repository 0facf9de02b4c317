import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Columns } from '../theme/layout';
import { FieldError, Hint, Optional, useFieldIds, Wrapper } from './Field';
import { choice, chosen } from './controls';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly picture?: ReactNode | undefined;
}

interface ChoiceGroupProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  readonly legend: string;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly choices: readonly Choice[];
  /** Id of the first choice, for links from an error summary. */
  readonly id?: string | undefined;
  /** Minimum width of a choice. As many as fit are in a row. */
  readonly minWidth?: string | undefined;
  /** The selected value, if React Hook Form doesn't hold it. */
  readonly selected?: string | undefined;
}

/** Radio buttons with large touch targets. Other props, such as React Hook Form's, are theirs. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const {
    legend,
    hint,
    error,
    optional,
    choices,
    id: givenId,
    minWidth = '9rem',
    selected,
    ...input
  } = props;
  const { id, hintId, errorId, describedBy } = useFieldIds(givenId, hint, error);
  return (
    <Wrapper as="fieldset" $invalid={Boolean(error)} aria-describedby={describedBy}>
      <Legend>
        {legend}
        {optional && <Optional> (optional)</Optional>}
      </Legend>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <FieldError id={errorId} message={error} />}
      <Columns $min={minWidth} $gap={2}>
        {choices.map(({ value, label, hint: note, picture }, index) => (
          <Choice key={value}>
            <input
              {...input}
              type="radio"
              value={value}
              id={index === 0 ? id : `${id}-${value}`}
              {...(selected !== undefined && { checked: selected === value })}
            />
            {picture}
            <span>
              <strong>{label}</strong>
              {note && <small>{note}</small>}
            </span>
          </Choice>
        ))}
      </Columns>
    </Wrapper>
  );
}

/** Must be a direct child of the fieldset to name it. A floated legend takes part in normal layout. */
const Legend = styled.legend`
  float: left;
  margin-bottom: ${space(1.5)};
  font-weight: 700;
  line-height: 1.3;
`;

const Choice = styled.label`
  position: relative;
  ${choice}
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--ink);
  }
  /* Lets long words wrap within the box. */
  > span {
    min-width: 0;
  }
  &:has(:checked) {
    ${chosen}
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @supports selector(:has(*)) {
    input:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
`;
