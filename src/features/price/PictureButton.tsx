import { useState } from 'react';
import { company } from '../../content/company';
import { priceActions } from '../../content/tools/priceTool';
import { ScriptButton } from '../../ui/buttons/ScriptButton';
import type { PriceSheet } from './model/priceSheet';
import { drawPrice } from './drawPrice';

const FILE_NAME = 'what-it-costs.png';
/** Some browsers begin a download only after the turn that asked for it. */
const KEPT_MS = 1_000;

function download(picture: Blob): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, KEPT_MS);
}

/** The device's share sheet with the picture; where it takes no files, the picture is saved. */
async function pass(picture: Blob): Promise<'shared' | 'saved'> {
  const files = [new File([picture], FILE_NAME, { type: picture.type })];
  // Not every browser that shares can say whether it shares files.
  if ('canShare' in navigator && navigator.canShare({ files })) {
    try {
      await navigator.share({ files });
      return 'shared';
    } catch (error) {
      // Closing the share sheet is an answer; whatever else went wrong still leaves the file.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  download(picture);
  return 'saved';
}

/** Shares the result as a picture that is drawn here; it goes nowhere but where the visitor sends it. */
export function PictureButton({ sheet }: { readonly sheet: () => PriceSheet }) {
  const [said, setSaid] = useState('');
  const share = async () => {
    setSaid('');
    try {
      const outcome = await pass(await drawPrice(sheet(), company.name));
      setSaid(outcome === 'saved' ? priceActions.pictureSaved : '');
    } catch {
      setSaid(priceActions.pictureFailed);
    }
  };
  return (
    <ScriptButton $variant="secondary" onClick={() => void share()}>
      <span aria-live="polite">{said || priceActions.picture}</span>
    </ScriptButton>
  );
}
