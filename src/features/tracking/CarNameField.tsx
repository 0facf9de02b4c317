import type { ChangeEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { carNameWords as words } from '../../content/pages/shipment';
import type { WithDevice } from '../../device/deviceSlice';
import { Input } from '../../ui/form/controls';
import { Field } from '../../ui/form/Field';
import { useCarName } from './model/carName';
import { CAR_MAX, carNamed } from './model/recent';

/** Names a car that this device doesn't know, for the visitor's lists, prints and messages. */
export function CarNameField({ reference }: { readonly reference: string }) {
  const dispatch = useDispatch<ThunkDispatch<WithDevice, unknown, UnknownAction>>();
  const { car, canName } = useCarName(reference);
  if (!canName) return null;
  const save = ({ target }: ChangeEvent<HTMLInputElement>) => {
    dispatch(carNamed(reference, target.value));
  };
  return (
    <Field label={words.label} hint={words.hint}>
      {/* Not controlled, because what's saved has no space at its end. */}
      {(control) => (
        <Input
          {...control}
          key={reference}
          defaultValue={car}
          maxLength={CAR_MAX}
          autoComplete="off"
          onChange={save}
        />
      )}
    </Field>
  );
}
