import styled, { css } from 'styled-components';
import { titleSection, titleWords } from '../../content/services/carPurchase';
import { Columns, Stack } from '../../ui/theme/layout';
import { Fold, PhoneFold } from '../../ui/PhoneFold';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { headingFont, onPaper, space, visuallyHidden } from '../../ui/theme/tokens';

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
              <PhoneFold
                summary={
                  <Stamp as="span" $brand={brand}>
                    {word}
                  </Stamp>
                }
              />
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

/**
 * The engraved frame and the fine lines of a state's certificate, in the ink of its brand. On phones it opens on a tap, and
 * the fold's button stands in for the heading.
 */
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
  @media screen and (max-width: 39.99em) {
    position: relative;
    grid-template: auto / minmax(0, 1fr);
    gap: 0 ${space(3)};
    padding: 0 ${space(2)};
    > :first-child {
      display: none;
    }
    > h3 {
      ${visuallyHidden}
    }
    > ${Fold} {
      border: 0;
      > summary {
        align-items: center;
        gap: ${space(2)};
      }
      > summary > span {
        font-size: var(--t-lg);
      }
      &:not([open]) > summary::before {
        content: '';
        position: absolute;
        inset: 0;
      }
      &:not([open]) ~ p {
        display: none;
      }
      ~ p {
        grid-column: 1 / -1;
        padding-block: ${space(3)};
      }
    }
  }
  /* With room for both beside each other. */
  @media screen and (min-width: 22.5em) and (max-width: 39.99em) {
    grid-template-columns: 7.25rem minmax(0, 1fr);
    > :first-child {
      display: block;
      align-self: center;
      padding: 0 ${space(1)} 0 0;
      border: 0;
      border-inline-end: 3px double var(--brand);
      text-align: start;
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
