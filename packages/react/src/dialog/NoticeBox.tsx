'use client'

import { useAction } from '../provider/useAction.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import type { Notice } from '../view/Notice.ts'

/**
 * A notice with its buttons. Its text is in one of two live regions. Both regions are rendered without a notice too,
 * because screen readers announce only text that is added to a live region that exists already. The regions have no
 * `aria-busy`, which would suppress the announcement.
 *
 * @example
 * <NoticeBox notice={usePageNotice()} live={!useWalletDialog().isOpen} />
 */
export function NoticeBox({ notice, live = true }: NoticeBox.Props) {
  const translate = useTranslate()
  const perform = useAction()
  const text = notice && translate(notice.text)
  const buttons = (live && notice?.buttons) || []
  return (
    <div className="ts-notice" data-tone={notice?.tone} data-busy={notice?.busy}>
      <p role={live ? 'status' : undefined}>{notice?.tone === 'status' ? text : null}</p>
      <p role={live ? 'alert' : undefined}>{notice?.tone === 'alert' ? text : null}</p>
      {buttons.length > 0 && (
        <div className="ts-actions">
          {buttons.map(({ action, label }, index) => {
            const first = index === 0 && action.do !== 'cancel'
            const className = first ? 'ts-button ts-primary' : 'ts-button'
            return action.do === 'open' ? (
              <a key={label.key} className={className} href={action.href}>
                {translate(label)}
              </a>
            ) : (
              <button
                key={label.key}
                type="button"
                className={className}
                onClick={() => perform(action)}
              >
                {translate(label)}
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}

export declare namespace NoticeBox {
  type Props = {
    notice: Notice | undefined
    /** Whether the notice is announced and has buttons. Pass `false` while the dialog shows its own notice. */
    live?: boolean
  }
}
