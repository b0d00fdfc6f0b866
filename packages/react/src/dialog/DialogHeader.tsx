import { useAction } from '../provider/useAction.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import { useWalletDialog } from '../provider/useWalletDialog.ts'
import type { DialogView } from '../view/dialogView.ts'

/**
 * Heading of the dialog with the back and close buttons. Renders a `<div>`: screen readers report a `<header>` in a
 * modal dialog as the banner of the page.
 */
export function DialogHeader({ id, view }: { id: string; view: DialogView }) {
  const translate = useTranslate()
  const perform = useAction()
  const { close } = useWalletDialog()
  const hasBack = view.kind === 'attempt' || view.kind === 'guide'
  return (
    <div className="ts-header">
      {hasBack && (
        <button
          type="button"
          className="ts-icon-button ts-back"
          aria-label={translate('dialog.back')}
          onClick={() => perform({ do: 'wallets' })}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M12.5 4 6.5 10l6 6" />
          </svg>
        </button>
      )}
      <h2 id={id} tabIndex={-1}>
        {translate(view.title)}
      </h2>
      <button
        type="button"
        className="ts-icon-button ts-close"
        aria-label={translate('dialog.close')}
        onClick={() => close('close-press')}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  )
}
