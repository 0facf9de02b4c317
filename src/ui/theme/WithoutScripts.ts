import styled from 'styled-components';
import { noScriptsOnly } from './tokens';

/**
 * What stands in for a part that needs scripts. Unlike `<noscript>`, it's also shown where the browser is too old for the
 * page's code.
 */
export const WithoutScripts = styled.div`
  ${noScriptsOnly}
`;
