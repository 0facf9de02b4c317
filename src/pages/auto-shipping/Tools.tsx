import { LazyPart } from '../../ui/late/LazyPart';
import { Section } from '../../ui/Section';

const loadMethodChooser = () => import('../../features/method-chooser/MethodChooser');
const loadContainerFit = () => import('../../features/container-fit/ContainerFit');

/** The two tools of the page: which method, and whether it goes into the box. */
export function Tools() {
  return (
    <>
      <Section
        tone="sea"
        id="method"
        title="Which method is yours?"
        intro="Answer for the car as it stands today. The advice changes as you answer and says why."
      >
        <LazyPart load={loadMethodChooser} room={[58, 39]}>
          <p>
            The chooser needs JavaScript. Its rule in short: a car that drives and is empty goes RoRo; one
            that does not drive, has no keys, is badly damaged or carries effects goes in a container; what is
            too big for a container and cannot drive goes on a flat rack.
          </p>
        </LazyPart>
      </Section>
      <Section
        id="will-it-fit"
        title="Will it fit?"
        intro="Put vehicles into a container of the least size the standard allows (ISO 668). Real boxes are never smaller."
      >
        <LazyPart load={loadContainerFit} room={[54, 28]}>
          <p>
            The drawing needs JavaScript. The measures it uses: a 20 ft container is 5.87 m (19 ft 3 in) long
            inside, a 40 ft 12.00 m (39 ft 4 in), both 2.33 m (7 ft 8 in) wide. The door is 2.26 m (7 ft 5 in)
            high, and 2.57 m (8 ft 5 in) on a high-cube.
          </p>
        </LazyPart>
      </Section>
    </>
  );
}
