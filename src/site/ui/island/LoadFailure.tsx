import { saveInput } from '../../state/persistedInput';
import { resetFocus } from '../../browser/resetFocus';
import { useTranslate } from '../../i18n/translate';

/**
 * The message that a demo's code failed to load. The server snapshot stays visible. After a deployment, only a reload
 * loads the new code.
 */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div role="alert" className="island-failure">
      <p>{t('demoNotLoaded')}</p>
      <button
        type="button"
        className="fg-button"
        onClick={({ currentTarget }) => {
          // The button is removed, so move focus.
          resetFocus(currentTarget.closest('[data-demo]'));
          onRetry();
        }}
      >
        {t('tryAgain')}
      </button>
      <button
        type="button"
        className="fg-button"
        onClick={() => {
          // The user asked for the reload, so it happens even if input can't be saved.
          saveInput();
          window.location.reload();
        }}
      >
        {t('reloadPage')}
      </button>
    </div>
  );
}
