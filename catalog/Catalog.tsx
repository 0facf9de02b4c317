import styled from 'styled-components';
import { Container } from '../src/ui/theme/layout';
import { from, space } from '../src/ui/theme/tokens';
import type { Specimens } from './specimen';
import { actions } from './specimens/actions';
import { content } from './specimens/content';
import { forms } from './specimens/forms';
import { foundations, Tokens } from './specimens/foundations';
import { layouts } from './specimens/layouts';
import { messages } from './specimens/messages';
import { tools } from './specimens/tools';

const groups: Readonly<Record<string, Specimens>> = {
  Foundations: foundations,
  Actions: actions,
  Forms: forms,
  Messages: messages,
  Content: content,
  Tools: tools,
  Layout: layouts,
};

/** Every part of `src/ui` in its states, for developers: `npm run dev`, then `/catalog/`. */
export function Catalog() {
  return (
    <Page>
      <Head>
        <h1>Catalog of parts</h1>
        <p>
          Everything in <code>src/ui</code>, by its name. Hover and keyboard focus are the real ones: point at
          a part, or press Tab.
        </p>
        <Index aria-label="Parts">
          {Object.entries(groups).map(([group, specimens]) => (
            <div key={group}>
              <strong>{group}</strong>
              <ul>
                {Object.keys(specimens).map((name) => (
                  <li key={name}>
                    <a href={`#${name}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Index>
      </Head>
      <Group>
        <h2>Tokens</h2>
        <Tokens />
      </Group>
      {Object.entries(groups).map(([group, specimens]) => (
        <Group key={group}>
          <h2>{group}</h2>
          {Object.entries(specimens).map(([name, states]) => (
            <Part key={name} id={name}>
              <h2>{name}</h2>
              {Object.entries(states).map(([state, shown]) => (
                <State key={state}>
                  <StateName>{state}</StateName>
                  <Stage>{shown}</Stage>
                </State>
              ))}
            </Part>
          ))}
        </Group>
      ))}
    </Page>
  );
}

const Page = styled.main`
  padding-block: ${space(10)};
`;

const Head = styled(Container)`
  h1 {
    font-size: var(--t-2xl);
  }
  > p {
    margin-block: ${space(4)} ${space(8)};
  }
`;

const Index = styled.nav`
  columns: 14rem;
  font-size: var(--t-sm);
  > div {
    break-inside: avoid;
    margin-bottom: ${space(5)};
  }
  ul {
    list-style: none;
    padding: 0;
  }
  a {
    display: inline-block;
    min-height: 1.5rem;
  }
`;

const Group = styled(Container)`
  margin-top: ${space(12)};
  > h2 {
    padding-bottom: ${space(3)};
    border-bottom: 4px solid var(--ink);
    font-size: var(--t-xl);
  }
`;

const Part = styled.article`
  padding-block: ${space(8)};
  border-bottom: 1px solid var(--line-strong);
  > h2 {
    margin-bottom: ${space(4)};
    font-family: ui-monospace, monospace;
    font-size: var(--t-lg);
    letter-spacing: 0;
  }
`;

const State = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(6)};
  padding-block: ${space(4)};
  & + & {
    border-top: 1px dashed var(--line);
  }
  ${from.md} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`;

const StateName = styled.p`
  font-size: var(--t-sm);
  color: var(--ink-soft);
`;

/** What is fixed to the window stays within its stage. */
const Stage = styled.div`
  min-width: 0;
  contain: layout;
`;
