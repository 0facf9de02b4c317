import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import styled from 'styled-components';
import { keysChoices, pasteVinsWords as words, vehicleFields } from '../../../content/quote/quoteFields';
import { bodyTypeChoices } from '../../../content/quote/quoteStart';
import type { WithDrafts } from '../../../drafts/draftState';
import { yearOf } from '../../../lib/time/calendarDate';
import { Button } from '../../../ui/buttons/Button';
import { ChoiceField } from '../../../ui/form/ChoiceField';
import { CodeInput } from '../../../ui/form/controls';
import { TextField } from '../../../ui/form/TextField';
import { oneColumn, space } from '../../../ui/theme/tokens';
import { VEHICLES_MAX } from '../model/draft';
import { pasteVins } from '../model/pasteVins';
import type { PastedVins, SharedAnswers } from '../model/pasteVins';
import { quoteDraft } from '../model/quoteDraft';
import { asksKeys } from '../model/serviceRules';
import { useToday } from '../useToday';
import { Pair } from './VehicleFields';

/** The id of the list's text area. */
export const PASTE_ID = 'quote-paste-vins';

interface PasteVinsProps {
  readonly isOpen: boolean;
  /** Called after vehicles were added. */
  readonly onAdded: () => void;
}

/** Adds a vehicle for each VIN of a list, such as one copied from a spreadsheet or a chat. */
export function PasteVins({ isOpen, onAdded }: PasteVinsProps) {
  const thisYear = yearOf(useToday());
  const dispatch = useDispatch();
  const store = useStore<WithDrafts>();
  const [text, setText] = useState('');
  const [shared, setShared] = useState<SharedAnswers>({ body_type: '', condition: '', keys: '' });
  const [pasted, setPasted] = useState<PastedVins>();
  const select = (name: keyof SharedAnswers) => ({
    value: shared[name],
    onValue: (value: string) => setShared({ ...shared, [name]: value }),
  });

  const add = () => {
    const draft = quoteDraft.selectValues(store.getState());
    const result = pasteVins(draft.vehicles, text, shared, thisYear);
    setPasted(result);
    // What wasn't added remains, to be corrected.
    setText([...result.unread, ...result.left].join('\n'));
    const known = draft.notes.split('\n');
    const notes = [...result.added, ...result.repeated]
      .filter(({ note }) => note !== '')
      .map(({ vin, note }) => words.note(vin, note))
      .filter((note) => !known.includes(note));
    if (result.added.length === 0 && notes.length === 0) return;
    dispatch(
      quoteDraft.actions.edited(
        {
          ...draft,
          vehicles: result.vehicles,
          notes: [draft.notes.trimEnd(), ...notes].filter(Boolean).join('\n'),
        },
        'vehicles',
      ),
    );
    onAdded();
  };

  return (
    <div>
      {isOpen && (
        <Fields>
          <TextField
            kind="code"
            as={List}
            rows={5}
            id={PASTE_ID}
            label={words.label}
            hint={words.hint}
            value={text}
            onValue={setText}
          />
          <Pair $min="12rem">
            <ChoiceField
              label={words.bodyType}
              choose={words.open}
              choices={bodyTypeChoices}
              {...select('body_type')}
            />
            <ChoiceField
              label={words.condition}
              choose={words.open}
              choices={vehicleFields.own.conditions}
              {...select('condition')}
            />
            {asksKeys(shared) && (
              <ChoiceField label={words.keys} choose={words.open} choices={keysChoices} {...select('keys')} />
            )}
          </Pair>
          <Button $variant="secondary" aria-disabled={text.trim() === '' || undefined} onClick={add}>
            {words.add}
          </Button>
        </Fields>
      )}
      <Outcome role="status">
        {pasted && outcomeTexts(pasted).map((line) => <p key={line}>{line}</p>)}
      </Outcome>
    </div>
  );
}

const outcomeTexts = ({ added, repeated, unread, left }: PastedVins): readonly string[] =>
  [
    words.added(added.length),
    added.some(({ note }) => note !== '') && words.notesAdded,
    repeated.length > 0 && words.repeated(repeated.map(({ vin }) => vin)),
    unread.length > 0 && words.unread(unread.length),
    left.length > 0 && words.left(left.length, VEHICLES_MAX),
  ].filter((line) => line !== false);

const Fields = styled.div`
  ${oneColumn}
  justify-items: start;
  gap: ${space(4)};
  > div {
    width: 100%;
  }
`;

const List = styled(CodeInput).attrs({ as: 'textarea' })`
  min-height: 8rem;
  resize: vertical;
`;

const Outcome = styled.div`
  overflow-wrap: anywhere;
  &:not(:empty) {
    padding-block-start: ${space(3)};
  }
`;
