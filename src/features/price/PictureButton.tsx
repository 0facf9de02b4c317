import { useState } from 'react';
import { company } from '../../content/company';
import { priceActions } from '../../content/tools/priceTool';
import { ScriptButton } from '../../ui/buttons/ScriptButton';
import { download } from '../../ui/download';
import { isShareDismissed } from '../../ui/shareSheet';
import type { PriceSheet } from './model/priceSheet';
import { drawPrice } from './drawPrice';

const FILE_NAME = 'what-it-costs.png';

/** Shares the picture through the device's share sheet, or downloads it if files can't be shared. */
async function shareOrSave(picture: Blob): Promise<'shared' | 'saved'> {
  const files = [new File([picture], FILE_NAME, { type: picture.type })];
  // Some browsers have `share` but not `canShare`.
  if ('canShare' in navigator && navigator.canShare({ files })) {
    try {
      await navigator.share({ files });
      return 'shared';
    } catch (error) {
      if (isShareDismissed(error)) return 'shared';
    }
  }
  download(picture, FILE_NAME);
  return 'saved';
}

/** Shares the result as a picture, drawn in the browser and uploaded nowhere. */
export function PictureButton({ sheet }: { readonly sheet: () => PriceSheet }) {
  const [message, setMessage] = useState('');
  const share = async () => {
    setMessage('');
    try {
      const outcome = await shareOrSave(await drawPrice(sheet(), company.name));
      setMessage(outcome === 'saved' ? priceActions.pictureSaved : '');
    } catch {
      setMessage(priceActions.pictureFailed);
    }
  };
  return (
    <ScriptButton $variant="secondary" onClick={() => void share()}>
      <span aria-live="polite">{message || priceActions.picture}</span>
    </ScriptButton>
  );
}
