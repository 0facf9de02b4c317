import styled, { css } from 'styled-components';
import { titleSection, titleWords } from '../../content/services/carPurchase';
import { Columns, Stack } from '../../ui/theme/layout';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { headingFont, onPaper, space } from '../../ui/theme/tokens';

type Brand = (typeof titleWords)[number]['brand'];

/** Title types, drawn as the certificates: what each brand means and what to ask. */
export function TitleWords() {
  return (
    <Section tone="sand" id="titles" title={titleSection.title} intro={titleSection.intro}>
      <Stack $gap={6}>
        <Certificates as="ul" $min="16rem" $gap={6}>
          {titleWords.map(({ word, brand, means, ask }) => (
            <Certificate key={word} $brand={brand}>
              <Stencil aria-hidden="true">{titleSection.document}</Stencil>
              <Stamp $brand={brand}>{word}</Stamp>
              <p>{means}</p>
              <p>
                <strong>{ask}</strong>
              </p>
            </Certificate>
          ))}
        </Certificates>
        <p>
          <strong>{titleSection.askTitle}</strong> {titleSection.ask}
        </p>
      </Stack>
    </Section>
  );
}

const inks: Record<Brand, string> = {
  none: 'var(--palm)',
  salvage: 'var(--brick)',
  rebuilt: 'var(--sea-deep)',
  junk: 'var(--ink)',
};

const Certificates = styled(Columns)`
  @media screen and (max-width: 39.99em) {
    gap: ${space(3)};
  }
`;

/** The engraved frame and the fine lines of a state's certificate, in the ink of its brand. Phones have its head in one row. */
const Certificate = styled.li<{ $brand: Brand }>`
  --brand: ${({ $brand }) => inks[$brand]};
  display: grid;
  grid-template-rows: auto minmax(5.5rem, auto) auto 1fr;
  gap: ${space(3)};
  padding: ${space(5)};
  border: 10px solid var(--brand);
  border-image: repeating-linear-gradient(45deg, var(--brand) 0 2px, var(--sand) 2px 4px) 10;
  background:
    repeating-radial-gradient(circle at 50% 130%, transparent 0 6px, rgb(11 43 58 / 5%) 6px 7px), var(--white);
  break-inside: avoid;
  > :first-child {
    padding-bottom: ${space(2)};
    border-bottom: 3px double var(--brand);
    color: var(--ink-soft);
    text-align: center;
  }
  > :last-child {
    padding-top: ${space(3)};
    border-top: 1px solid var(--line-strong);
  }
  ${onPaper} {
    border: 2px solid;
  }
  /* With room for both beside each other. */
  @media screen and (min-width: 20em) and (max-width: 39.99em) {
    grid-template: auto / 6.75rem minmax(0, 1fr);
    padding: ${space(3)};
    font-size: var(--t-sm);
    > :first-child {
      align-self: center;
      padding: ${space(1)} 0;
      border: 0;
      border-inline-end: 3px double var(--brand);
      text-align: start;
    }
    > p:not(:first-child) {
      grid-column: 1 / -1;
    }
  }
`;

const stamped = css`
  padding: ${space(1.5)} ${space(3)};
  border: 3px solid;
  border-radius: var(--radius);
  transform: rotate(-5deg);
`;

/** A brand is stamped across the certificate. A clean title has none, so its word is only printed. */
const Stamp = styled.h3<{ $brand: Brand }>`
  ${headingFont}
  align-self: center;
  justify-self: center;
  font-size: var(--t-xl);
  line-height: 1.15;
  text-align: center;
  color: var(--brand);
  ${({ $brand }) => $brand !== 'none' && stamped}
`;
