import { CacheProvider, __unsafe_useEmotionCache } from '@emotion/react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { THEME_ID, type Theme, ThemeProvider } from '@mui/joy/styles';
import type { JoyThemeBuilderTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import { MODE_ATTRIBUTE } from '../../../state/modeNames';
import { useThemeSettings } from '../../../theme/ThemeProvider';
import { getRtlCache } from '../../../theme/rtlCache';
import { type Role, type Scheme, listVariables } from './builderTheme';

interface BuilderPreviewProps {
  texts: JoyThemeBuilderTexts;
  theme: Theme;
  scheme: Scheme;
  /** The color of the buttons. */
  role: Role;
}

/** A screen of an app in one color scheme. */
export function BuilderPreview({ texts, theme, scheme, role }: BuilderPreviewProps) {
  const { direction } = useThemeSettings();
  const cache = __unsafe_useEmotionCache();
  // The page has the variables of the default theme with the settings of the site. The server renders the default theme.
  const variables = typeof window === 'undefined' ? {} : listVariables(theme, scheme);
  return (
    <section
      aria-label={fillText(texts.joyThemeBuilderPreview, {
        mode: texts[`joyThemeBuilderMode_${scheme}`],
      })}
      style={{ ...variables, colorScheme: scheme }}
      {...{ [MODE_ATTRIBUTE]: scheme }}
    >
      <CacheProvider value={direction === 'rtl' ? getRtlCache(document.head) : cache!}>
        <ThemeProvider theme={{ [THEME_ID]: theme }}>
          <Screen role={role} texts={texts} />
        </ThemeProvider>
      </CacheProvider>
    </section>
  );
}

function Screen({ role, texts }: Pick<BuilderPreviewProps, 'role' | 'texts'>) {
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md', bgcolor: 'background.body' }}>
      <Stack spacing={2}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography level="title-lg" component="p">
            {texts.joyThemeBuilderScreen_title}
          </Typography>
          <Chip color="success" variant="soft">
            {texts.joyThemeBuilderScreen_open}
          </Chip>
        </Stack>
        <FormControl>
          <FormLabel>{texts.joyThemeBuilderScreen_variety}</FormLabel>
          <Input placeholder={texts.joyThemeBuilderScreen_example} />
        </FormControl>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button color={role}>{texts.joyThemeBuilderScreen_borrow}</Button>
          <Button color={role} variant="soft">
            {texts.joyThemeBuilderScreen_reserve}
          </Button>
          <Button color={role} variant="outlined">
            {texts.joyThemeBuilderScreen_details}
          </Button>
          <Button color={role} variant="plain">
            {texts.joyThemeBuilderScreen_share}
          </Button>
        </Stack>
        <Card size="sm" sx={{ boxShadow: 'md' }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography level="title-md" component="p">
              {texts.joyThemeBuilderScreen_seed}
            </Typography>
            <Chip size="sm" color="danger" variant="solid">
              {texts.joyThemeBuilderScreen_overdue}
            </Chip>
          </Stack>
          <Typography level="body-sm">{texts.joyThemeBuilderScreen_about}</Typography>
          <Typography component="label" level="body-sm" endDecorator={<Switch defaultChecked />}>
            {texts.joyThemeBuilderScreen_remind}
          </Typography>
        </Card>
        <Alert color="warning" variant="soft">
          {texts.joyThemeBuilderScreen_due}
        </Alert>
      </Stack>
    </Sheet>
  );
}
