import { situations } from '../../content/services/services';
import { Disclosure } from '../../ui/Disclosure';
import { ArrowLink, ArrowLinks } from '../../ui/links';

/** Visitors' situations, each with the services it needs. The first is open, to show what's behind the others. */
export function Situations() {
  return (
    <div>
      {situations.map(({ id, said, answer, links }, index) => (
        <Disclosure key={id} summary={said} isOpen={index === 0}>
          <p>{answer}</p>
          <ArrowLinks>
            {links.map(({ label, to }) => (
              <ArrowLink key={to} to={to}>
                {label}
              </ArrowLink>
            ))}
          </ArrowLinks>
        </Disclosure>
      ))}
    </div>
  );
}
