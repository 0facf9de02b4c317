import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeTypes } from 'downshift';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { placeOf } from '../../../content/ports/places';
import { routeFields } from '../../../content/quote/quoteFields';
import { Select } from '../../../ui/form/controls';
import type { ControlProps } from '../../../ui/form/Field';
import { quietText, space } from '../../../ui/theme/tokens';
import type { QuoteDraft } from '../model/draft';
import { bestMatch, findPlaces, placeKey, placesIn } from '../model/findPlaces';
import type { FoundPlace } from '../model/findPlaces';
import { useQuote } from '../model/quoteDraft';
import type { PlaceGroup } from '../model/routeChoices';

interface PlaceSearchProps {
  readonly end: 'origin' | 'destination';
  readonly control: ControlProps;
  readonly groups: readonly PlaceGroup[];
}

const nameOf = (place: FoundPlace | null): string => place?.name ?? '';

/** A combobox for ports and states. Choosing a city selects its state. */
export function PlaceSearch({ end, control, groups }: PlaceSearchProps) {
  const { setValue, formState } = useFormContext<QuoteDraft>();
  const { isSubmitted } = formState;
  // Not registered, because the input shows a name while the form value is a code.
  const chosen = placeOf(useQuote((draft) => draft[end].place)) ?? null;
  const [typed, setTyped] = useState('');
  // The chosen name isn't a search, so opening the list shows everything.
  const find = (text: string) => findPlaces(groups, text === nameOf(chosen) ? '' : text);
  const found = find(typed);
  const places = placesIn(found);

  const { getInputProps, getItemProps, getMenuProps, highlightedIndex, isOpen } = useCombobox<FoundPlace>({
    items: places,
    itemToString: nameOf,
    itemToKey: (place) => place && placeKey(place),
    selectedItem: chosen,
    inputId: control.id,
    stateReducer: (previous, { type, changes }) => {
      const next = resolveInput(previous, type, changes, (text) => {
        const matches = placesIn(find(text));
        return matches[bestMatch(matches, text)];
      });
      if (type !== useCombobox.stateChangeTypes.InputChange) return next;
      const text = next.inputValue ?? '';
      return { ...next, highlightedIndex: bestMatch(placesIn(find(text)), text) };
    },
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      setValue(`${end}.place`, selectedItem?.code ?? '', { shouldDirty: true, shouldValidate: isSubmitted });
      // A typed city belongs to the previous state.
      setValue(`${end}.city`, selectedItem?.city ?? '');
    },
  });

  return (
    <Frame>
      <Select
        as="input"
        {...control}
        {...getInputProps({ name: `${end}.place` })}
        // The field's label already names the input.
        aria-labelledby={undefined}
        placeholder={routeFields.search}
        spellCheck={false}
      />
      <Menu
        {...getMenuProps({ 'aria-label': routeFields.matches, 'aria-labelledby': undefined })}
        hidden={!isOpen}
      >
        {isOpen &&
          found.map((group) => (
            <div key={group.label} role="group" aria-label={group.label}>
              <GroupName aria-hidden>{group.label}</GroupName>
              {group.places.map((place) => {
                const index = places.indexOf(place);
                return (
                  <Option
                    key={placeKey(place)}
                    {...getItemProps({ item: place, index, 'aria-selected': place.code === chosen?.code })}
                    $highlighted={index === highlightedIndex}
                  >
                    {place.name}
                  </Option>
                );
              })}
            </div>
          ))}
      </Menu>
      <NoMatch role="status">{places.length === 0 && <span>{routeFields.noPlace(typed)}</span>}</NoMatch>
    </Frame>
  );
}

/** On blur or selection, shows the selected place's name. A field that's emptied, or matches nothing, selects none. */
function resolveInput(
  previous: UseComboboxState<FoundPlace>,
  type: UseComboboxStateChangeTypes,
  changes: Partial<UseComboboxState<FoundPlace>>,
  match: (text: string) => FoundPlace | undefined,
): Partial<UseComboboxState<FoundPlace>> {
  const { InputBlur, InputKeyDownEscape, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
  if (type === InputKeyDownEscape)
    return previous.isOpen ? { ...changes, inputValue: nameOf(previous.selectedItem) } : previous;
  if (type === ItemClick || (type === InputKeyDownEnter && previous.highlightedIndex >= 0))
    return { ...changes, inputValue: shownName(changes.selectedItem ?? previous.selectedItem) };
  // Enter without a highlighted place is like leaving the field.
  if (type !== InputBlur && type !== InputKeyDownEnter) return changes;
  if (previous.inputValue === '') return { ...changes, selectedItem: null };
  return { ...changes, ...leave(previous, changes.selectedItem, match) };
}

/**
 * On leaving the field, also by a tap elsewhere: selects the highlighted place or the best match. Text that matches nothing
 * stays as it is, instead of being replaced by an earlier choice.
 */
function leave(
  { inputValue, selectedItem }: UseComboboxState<FoundPlace>,
  picked: FoundPlace | null | undefined,
  match: (text: string) => FoundPlace | undefined,
) {
  if (picked === selectedItem && inputValue === shownName(selectedItem)) return { selectedItem, inputValue };
  const place = (picked === selectedItem ? match(inputValue) : picked) ?? null;
  return { selectedItem: place, inputValue: place ? shownName(place) : inputValue };
}

/** The state's name for a city, which has its own field. */
const shownName = (place: FoundPlace | null): string => nameOf(place && (placeOf(place.code) ?? null));

const Frame = styled.div`
  position: relative;
`;

const Menu = styled.div`
  position: absolute;
  /* Above the back-to-top button. */
  z-index: 10;
  inset-inline: 0;
  top: calc(100% + ${space(1)});
  max-height: min(22rem, 45dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--white);
  &:empty {
    border: 0;
  }
`;

const GroupName = styled.p`
  padding: ${space(3)} ${space(3)} ${space(1)};
  ${quietText}
  font-weight: 700;
`;

const Option = styled.div<{ $highlighted: boolean }>`
  padding: ${space(2.5)} ${space(3)};
  min-height: var(--touch);
  cursor: pointer;
  background: ${({ $highlighted }) => ($highlighted ? 'var(--sand)' : 'transparent')};
  outline: ${({ $highlighted }) => ($highlighted ? '2px solid var(--ink)' : 'none')};
  outline-offset: -2px;
  &[aria-selected='true'] {
    font-weight: 700;
  }
`;

const NoMatch = styled.p`
  font-size: var(--t-sm);
  &:not(:empty) {
    padding-block-start: ${space(2)};
  }
`;
