import { useTranslate } from '../provider/useTranslate.ts'
import type { Message } from '../texts/translate.ts'

/** Heading of a dialog. A `<div>`: screen readers report a `<header>` in a modal dialog as the page's banner. */
export function DialogHeader({ id, title, onBack, onClose }: DialogHeader.Props) {
  const translate = useTranslate()
  return (
    <div className="ts-header">
      {onBack && (
        <button
          type="button"
          className="ts-icon-button ts-back"
          aria-label={translate('dialog.back')}
          onClick={onBack}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M12.5 4 6.5 10l6 6" />
          </svg>
        </button>
      )}
      <h2 id={id} tabIndex={-1}>
        {translate(title)}
      </h2>
      <button
        type="button"
        className="ts-icon-button ts-close"
        aria-label={translate('dialog.close')}
        onClick={onClose}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  )
}

export declare namespace DialogHeader {
  type Props = {
    id: string
    title: Message
    onBack?: (() => void) | undefined
    onClose(): void
  }
}
