import { adaptTheme, getLtrCache } from './adaptTheme';
import { SizedStage } from './SizedStage';
import { ViewTools } from './ViewTools';
import type { DemoView, ViewScope } from './viewScope';

/** Creates a view with the components that render it. */
export function createViewScope(view: DemoView): ViewScope {
  const { mode, direction } = view;
  return {
    view,
    override:
      mode || direction
        ? { mode, direction, adaptTheme: (theme) => adaptTheme(theme, mode), getLtrCache }
        : undefined,
    Tools: ViewTools,
    SizedStage,
  };
}
