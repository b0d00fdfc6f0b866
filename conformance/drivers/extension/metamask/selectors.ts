import { testId as id } from '../elementFinder.ts'

/** Selectors of the screen of a locked wallet. */
export const lockScreen = { password: id('unlock-password'), submit: id('unlock-submit') }

/** Selectors of the buttons of a prompt. Each known prompt has one to approve and one to reject. */
export const promptButtons = {
  approve: [
    id('confirm-btn'),
    id('confirm-footer-button'),
    id('page-container-footer-next'),
    id('confirmation-submit-button'),
  ].join(', '),
  reject: [
    id('cancel-btn'),
    id('confirm-footer-cancel-button'),
    id('page-container-footer-cancel'),
    id('confirmation-cancel-button'),
  ].join(', '),
  /**
   * Button in the dialog "We've noticed multiple requests". The last such button rejects only the present
   * request.
   */
  rejectThisOne: '.mm-modal-footer__button',
}

/** Elements of a prompt that show a warning. */
export const warnings = {
  banner: id('confirm-banner-alert'),
  /**
   * The confirm button in a prompt whose danger the user must review first. MetaMask shows less severe alerts
   * beside the rows of the prompt.
   */
  review: ['Review alert', 'Review alerts'].map((text) => ({
    selector: id('confirm-footer-button'),
    text,
  })),
  dialog: id('alert-modal__selected-alert'),
}
