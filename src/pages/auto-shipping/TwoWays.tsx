import styled from 'styled-components';
import { otherWays, wayColumns, wayRows, ways, twoWays } from '../../content/services/autoShipping';
import { DataTable } from '../../ui/DataTable';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Columns, Container, Stack } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { SectionTitle, Stencil, SubTitle } from '../../ui/theme/text';
import { from, onPaper, space } from '../../ui/theme/tokens';
import { ContainerSection } from './ContainerSection';
import { RoroSection } from './RoroSection';

/** RoRo and container: a block for each, then answers to the same questions. */
export function TwoWays() {
  return (
    <Band id="method" aria-labelledby="two-ways">
      <Container>
        <Stack $gap={10}>
          <SectionTitle id="two-ways">{twoWays.title}</SectionTitle>
          <Pair>
            {ways.map(({ id, name, term, text, suits, refuses }) => (
              <Way key={id} $dark={id === 'container'}>
                {id === 'container' ? <ContainerSection /> : <RoroSection />}
                <Stencil>{term}</Stencil>
                <h3>{name}</h3>
                <p>{text}</p>
                <p>
                  <strong>{twoWays.bestFor}</strong> {suits}
                </p>
                <p>
                  <strong>{twoWays.wontTake}</strong> {refuses}
                </p>
              </Way>
            ))}
          </Pair>
          <Folds>
            <PhoneDisclosure summary={twoWays.compared}>
              <DataTable
                caption={twoWays.caption}
                columns={wayColumns}
                rows={wayRows.map((cells) => ({ key: cells[0], cells }))}
              />
            </PhoneDisclosure>
            <PhoneDisclosure summary={otherWays.map(({ name }) => name).join(', ')}>
              <Columns $min="26rem">
                {otherWays.map(({ name, text }) => (
                  <Other $gap={2} key={name}>
                    <SubTitle>{name}</SubTitle>
                    <p>{text}</p>
                  </Other>
                ))}
              </Columns>
            </PhoneDisclosure>
          </Folds>
        </Stack>
      </Container>
    </Band>
  );
}

/** A single list on phones; on wider screens, with space between the blocks. */
const Folds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${from.sm} {
    gap: ${space(10)};
  }
`;

const Pair = styled.div`
  display: grid;
  margin-inline: calc(-1 * var(--gutter));
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-inline: 0;
  }
  ${onPaper} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-inline: 0;
  }
`;

const Way = styled.div<{ $dark: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  padding: ${space(6)} var(--gutter) ${space(8)};
  background: ${({ $dark }) => ($dark ? 'var(--ink)' : 'var(--sea-tint)')};
  color: ${({ $dark }) => ($dark ? 'var(--paper)' : 'var(--ink)')};
  svg {
    width: 100%;
    margin-bottom: ${space(3)};
    @media (forced-colors: active) {
      background: var(--sea-tint);
      forced-color-adjust: none;
    }
  }
  h3 {
    font-size: var(--t-2xl);
  }
  p:not(:first-child) {
    max-width: 34rem;
  }
  ${from.sm} {
    padding: ${space(8)} clamp(1.25rem, 3vw, 3rem) ${space(10)};
  }
  @media (forced-colors: active), print {
    border: 1px solid;
  }
  ${onPaper} {
    padding: ${space(4)};
    color: var(--ink);
  }
`;

const Other = styled(Stack)`
  padding-top: ${space(4)};
  border-top: 2px solid var(--ink);
`;
