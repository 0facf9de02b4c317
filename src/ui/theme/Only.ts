import styled from 'styled-components';
import { Stack } from './layout';
import { noScriptsOnly, onPaper, screenOnly, scriptsOnly } from './tokens';

export const ScreenOnly = styled.div`
  ${screenOnly}
`;

export const ScreenStack = styled(Stack)`
  ${screenOnly}
`;

export const PaperOnly = styled.p`
  display: none;
  ${onPaper} {
    display: block;
  }
`;

export const ScriptsOnly = styled.div`
  ${scriptsOnly}
`;

/**
 * What stands in for a part that needs scripts. Unlike `<noscript>`, it's also shown where the browser is too old for the
 * page's code.
 */
export const WithoutScripts = styled.div`
  ${noScriptsOnly}
`;
