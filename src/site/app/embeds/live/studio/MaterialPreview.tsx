import { __unsafe_useEmotionCache } from '@emotion/react';
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { JoyThemeBuilderTexts, ThemeStudioTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import type { Scheme } from '@/src/shared/userTheme/types';
import { adaptTheme } from '../../../../features/demo/view/adaptTheme';
import { MODE_ATTRIBUTE } from '../../../../state/modeNames';
import { useThemeSettings } from '../../../../theme/ThemeProvider';
import materialTheme from '../../../../theme/materialTheme';
import { getRtlCache } from '../../../../theme/rtlCache';
import { type ThemeWithVariables, listVariables } from '../builderTheme';

interface MaterialPreviewProps {
  texts: ThemeStudioTexts;
  screen: JoyThemeBuilderTexts;
  theme: ThemeWithVariables;
  scheme: Scheme;
}

/** A screen of an app with Material UI in one color scheme. */
export function MaterialPreview({ texts, screen, theme, scheme }: MaterialPreviewProps) {
  const { direction } = useThemeSettings();
  const cache = __unsafe_useEmotionCache();
  const variables = typeof window === 'undefined' ? {} : listVariables(theme, scheme);
  return (
    <section
      aria-label={fillText(texts.themeStudioPreview, { mode: texts[`themeStudioMode_${scheme}`] })}
      style={{ ...variables, colorScheme: scheme }}
      {...{ [MODE_ATTRIBUTE]: scheme }}
    >
      <materialTheme.Provider
        // On a page in the other mode, styles of that mode must not match.
        theme={adaptTheme(theme, scheme)}
        cache={direction === 'rtl' ? getRtlCache(document.head) : (cache ?? undefined)}
        scoped={false}
      >
        <Screen screen={screen} />
      </materialTheme.Provider>
    </section>
  );
}

function Screen({ screen }: Pick<MaterialPreviewProps, 'screen'>) {
  return (
    <Box
      sx={{
        bgcolor: 'background.default',
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <AppBar position="static" component="div">
        <Toolbar>
          <Typography variant="h6" component="p">
            {screen.joyThemeBuilderScreen_title}
          </Typography>
        </Toolbar>
      </AppBar>
      <Stack spacing={2} sx={{ p: 2 }}>
        <TextField
          label={screen.joyThemeBuilderScreen_variety}
          defaultValue={screen.joyThemeBuilderScreen_example}
        />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained">{screen.joyThemeBuilderScreen_borrow}</Button>
          <Button variant="outlined">{screen.joyThemeBuilderScreen_reserve}</Button>
          <Button color="secondary" variant="contained">
            {screen.joyThemeBuilderScreen_share}
          </Button>
          <Button>{screen.joyThemeBuilderScreen_details}</Button>
        </Stack>
        <Card>
          <CardContent>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
              <Typography variant="h6" component="p">
                {screen.joyThemeBuilderScreen_seed}
              </Typography>
              <Chip
                size="small"
                variant="outlined"
                color="error"
                label={screen.joyThemeBuilderScreen_overdue}
              />
            </Stack>
            <Typography variant="body2" color="text.secondary">
              {screen.joyThemeBuilderScreen_about}
            </Typography>
            <FormControlLabel
              control={<Switch defaultChecked />}
              label={screen.joyThemeBuilderScreen_remind}
            />
            <LinearProgress
              variant="determinate"
              value={40}
              aria-label={screen.joyThemeBuilderScreen_seed}
            />
          </CardContent>
        </Card>
        <Alert severity="warning">{screen.joyThemeBuilderScreen_due}</Alert>
      </Stack>
    </Box>
  );
}
