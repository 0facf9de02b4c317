import type { Ref } from 'react';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { quoteReceipt as words } from '../../content/quote/quoteReceipt';
import { ButtonLink } from '../../ui/buttons/Button';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { Cluster, Stack } from '../../ui/theme/layout';
import { ArrowLink } from '../../ui/links';
import { StepList } from '../../ui/StepList';
import { Code, SectionTitle, Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import type { QuoteReceipt } from './model/quoteDraft';
import { useStepTitle } from './useStepFocus';

interface ReceiptProps {
  readonly receipt: QuoteReceipt;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The request is in: its reference, where to follow it, and what happens next. */
export function Receipt({ receipt: { reference, preferred }, heading }: ReceiptProps) {
  useStepTitle(words.title, false);
  const { read, answer, decide } = words.next;
  return (
    <Columns>
      <Slip>
        <SectionTitle ref={heading} tabIndex={-1}>
          {words.title}
        </SectionTitle>
        {reference ? (
          <>
            <div>
              <Stencil>{words.reference}</Stencil>
              <Reference>{reference}</Reference>
            </div>
            <p>{words.keep}</p>
            <Cluster>
              <ButtonLink to={`${paths.track}?reference=${encodeURIComponent(reference)}`}>
                {words.track}
              </ButtonLink>
              <CopyButton text={reference}>{words.copy}</CopyButton>
            </Cluster>
          </>
        ) : (
          <>
            <p>{words.noReference}</p>
            <Cluster>
              <a href={`mailto:${company.email}`}>{company.email}</a>
              {company.phones.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </Cluster>
          </>
        )}
      </Slip>
      <Stack $gap={5}>
        <NextTitle>{words.nextTitle}</NextTitle>
        <StepList steps={[read, { ...answer, text: answer.text[preferred] }, decide]} />
        <p>
          {reference ? words.changed : words.changedUnnamed}{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <div>
          <ArrowLink to={`${paths.quote}?step=service`}>{words.another}</ArrowLink>
        </div>
      </Stack>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  ${from.md} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: clamp(2rem, 5vw, 5rem);
    align-items: start;
  }
`;

const Slip = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(5)};
  padding: clamp(1.25rem, 0.8rem + 1.6vw, 2.25rem);
  border-inline-start: 8px solid var(--palm);
  background: var(--palm-tint);
  color: #0b2b3a;
`;

const Reference = styled(Code)`
  display: block;
  margin-top: ${space(2)};
  font-size: var(--t-2xl);
  font-weight: 800;
  line-height: 1.15;
`;

/** Of the same rank as the heading before it: the steps below have headings of their own. */
const NextTitle = styled(SectionTitle)`
  font-size: var(--t-xl);
`;
