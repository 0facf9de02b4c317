import { useState } from 'react';
import styled from 'styled-components';
import { enquiryWords as words } from '../../content/tools/enquiry';
import { useDeviceDispatch } from '../../device/useDevice';
import { TextArea } from '../../ui/form/controls';
import { TextField } from '../../ui/form/TextField';
import { MAX_NOTE } from './enquiryItem';
import { noteChanged } from './enquiryList';
import type { EnquiryItem } from './enquiryItem';

interface NoteFieldProps {
  readonly item: EnquiryItem;
  readonly hint: string;
}

/** A note about one item, in a field that grows with it. A note that's too long is reported, not cut. */
export function NoteField({ item: { id, note = '' }, hint }: NoteFieldProps) {
  const dispatch = useDeviceDispatch();
  const [tooLong, setTooLong] = useState<string>();
  return (
    <TextField
      kind="long"
      as={Short}
      rows={1}
      label={words.note}
      hint={hint}
      error={tooLong === undefined ? undefined : words.noteLong(MAX_NOTE)}
      optional
      value={tooLong ?? note}
      onValue={(value) => {
        const fits = [...value].length <= MAX_NOTE;
        setTooLong(fits ? undefined : value);
        if (fits) dispatch(noteChanged({ id, note: value }));
      }}
    />
  );
}

const Short = styled(TextArea)`
  min-height: 3rem;
  field-sizing: content;
`;
