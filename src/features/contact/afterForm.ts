export { ContactSent } from './ContactSent';
export { ContactTrouble } from './ContactTrouble';
export { ServiceWarning } from './ServiceWarning';
