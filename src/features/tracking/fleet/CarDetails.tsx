import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { env } from '../../../config/env';
import { fleetWords as words } from '../../../content/pages/fleet';
import { EmailField } from '../../../forms/EmailField';
import { optionalEmailRule } from '../../../forms/rules/email';
import { cleanEmail } from '../../../lib/text/email';
import { plainText } from '../../../lib/text/text';
import { announce } from '../../../ui/announce';
import { Button } from '../../../ui/buttons/Button';
import { CopyButton } from '../../../ui/buttons/CopyButton';
import { Input } from '../../../ui/form/controls';
import { Field } from '../../../ui/form/Field';
import { Cluster } from '../../../ui/theme/layout';
import { Small } from '../../../ui/theme/text';
import { from, screenOnly, space } from '../../../ui/theme/tokens';
import { journeyLink } from '../model/trackLink';
import { NOTE_MAX } from './model/fleetRow';
import type { FleetRow } from './model/fleetRow';
import { refreshRequested, rowEdited } from './model/fleetSlice';

interface CarDetailsProps {
  readonly row: FleetRow;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Edits a car's note and e-mail, copies its link, or removes it. */
export function CarDetails({ row, onClose, onRemove }: CarDetailsProps) {
  const dispatch = useDispatch();
  const { reference } = row;
  const form = useForm({ defaultValues: { note: row.note, email: row.email } });
  const { register, handleSubmit, formState } = form;

  const submit = handleSubmit((values) => {
    const email = cleanEmail(values.email);
    dispatch(rowEdited({ reference, note: plainText(values.note, NOTE_MAX), email }));
    if (email && email !== row.email) dispatch(refreshRequested([reference]));
    announce(words.saved);
    onClose();
  });

  return (
    <Form
      noValidate
      aria-label={words.detailsOf(row.note || reference)}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={words.noteLabel}>
        {(control) => <Input {...control} {...register('note')} maxLength={NOTE_MAX} />}
      </Field>
      <EmailField
        form={form}
        name="email"
        label={words.emailOfRow}
        error={formState.errors.email?.message}
        validate={optionalEmailRule}
      />
      <Cluster>
        <Button type="submit">{words.save}</Button>
        <CopyButton text={`${globalThis.location.origin || env.siteUrl}${journeyLink(reference)}`}>
          {words.copyLink}
        </CopyButton>
        <Button $variant="quiet" onClick={onRemove}>
          {words.remove}
        </Button>
      </Cluster>
      <Small>{words.linkNote}</Small>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(4)};
  background: var(--white);
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${screenOnly}
`;
