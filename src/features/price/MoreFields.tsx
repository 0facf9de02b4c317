import { useState } from 'react';
import type { ReactNode } from 'react';
import { priceFields } from '../../content/tools/priceTool';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Stack } from '../../ui/theme/layout';

interface MoreFieldsProps {
  /** Names the fields. */
  readonly summary: string;
  /** Whether a field has an answer. If so from the start, as after a reload, they're shown. */
  readonly hasAnswers: boolean;
  readonly hasError: boolean;
  readonly children: ReactNode;
}

/** Fields that narrow screens fold away until the visitor asks for them. When folded away, the summary says if one has an error. */
export function MoreFields({ summary, hasAnswers, hasError, children }: MoreFieldsProps) {
  const [isOpen] = useState(hasAnswers);
  return (
    <PhoneDisclosure
      openFrom="md"
      isOpen={isOpen}
      summary={<span>{hasError ? `${summary}: ${priceFields.more.check}` : summary}</span>}
    >
      <Stack $gap={5}>{children}</Stack>
    </PhoneDisclosure>
  );
}
