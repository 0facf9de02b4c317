import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { quoteSteps } from '../../content/quote';
import { quoteReceipt } from '../../content/quoteReceipt';
import { Notice } from '../../ui/Notice';
import { from, space } from '../../ui/tokens';
import { firstOpenStep } from './checkStep';
import { DraftNote } from './DraftNote';
import { isUntouched } from './draft';
import type { QuoteDraft, QuoteItems } from './draft';
import { hasPrefill, prefill } from './prefill';
import { Progress } from './Progress';
import { Receipt } from './Receipt';
import type { Sent } from './sentState';
import { firstFaultyStep, noFaults, serverFaults, withoutFaults } from './serverFaults';
import { StepBody } from './StepBody';
import { stepIds, nextStep, stepNumber, stepOfField } from './steps';
import type { StepId } from './steps';
import { toRequest } from './toRequest';
import type { useQuoteDraft } from './useQuoteDraft';
import { useSendQuote } from './useSendQuote';
import { useStepFocus } from './useStepFocus';
import { useSteps } from './useSteps';

interface WizardStepsProps {
  readonly kept: ReturnType<typeof useQuoteDraft>;
  readonly items: QuoteItems | undefined;
  readonly onSent: (() => void) | undefined;
  readonly today: string;
}
