import styled from 'styled-components';
import { company } from '../../content/company';
import { LazyPart } from '../../ui/late/LazyPart';
import { screenOnly, scriptsOnly, seaGround } from '../../ui/theme/tokens';

const ports = company.offices.flatMap(({ port }) => port ?? []);

const load = () => import('./Chart').then((module) => ({ default: module.OfficeChart }));

/** A chart of the offices, loaded when scrolled near because its data is large. The addresses say where they are. */
export function LazyOfficeChart() {
  return (
    <Frame>
      <LazyPart load={load} props={{ codes: ports }} room="height: 100%;" failure={() => null} />
    </Frame>
  );
}

/** Twice as wide as tall, without `aspect-ratio`, which the oldest browsers lack. */
const Frame = styled.div`
  position: relative;
  padding-top: 50%;
  border: 1px solid var(--ink);
  background: ${seaGround};
  > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  ${scriptsOnly}
  ${screenOnly}
`;
