import { useState } from 'react';
import styled from 'styled-components';
import { situations, situationChooser } from '../../content/services/services';
import { Button } from '../../ui/buttons/Button';
import { ChoiceGroup } from '../../ui/form/ChoiceGroup';
import { from, space } from '../../ui/theme/tokens';
import { SituationAnswer } from './SituationAnswer';

/** Answers by situation. Without scripts all are visible; choosing a situation hides the others. */
export function SituationChooser() {
  const [chosen, setChosen] = useState('');
  const shown = situations.filter(({ id }) => chosen === '' || id === chosen);
  return (
    <Frame>
      <Questions>
        <ChoiceGroup
          legend={situationChooser.title}
          minWidth="100%"
          choices={situations.map(({ id, said }) => ({ value: id, label: said }))}
          input={{
            name: 'situation',
            onChange: (event) => {
              setChosen(event.target.value);
            },
          }}
          selected={chosen}
        />
        {chosen !== '' && (
          <Button
            $variant="quiet"
            onClick={() => {
              setChosen('');
            }}
          >
            {situationChooser.showAll}
          </Button>
        )}
      </Questions>
      <Answers aria-live="polite" $single={chosen !== ''}>
        {shown.map((situation) => (
          <SituationAnswer key={situation.id} situation={situation} alone={chosen !== ''} />
        ))}
      </Answers>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space(8)};
  ${from.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: clamp(2rem, 5vw, 5rem);
    align-items: start;
  }
`;

const Questions = styled.div`
  ${from.md} {
    position: sticky;
    top: ${space(6)};
  }
  /* Hidden without scripts, because all answers are visible then. */
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Answers = styled.div<{ $single: boolean }>`
  border-top: 2px solid var(--ink);
  ${({ $single }) => $single && `background: var(--paper); padding-inline: ${space(6)};`}
`;
