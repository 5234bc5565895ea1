import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider } from '@mui/material/styles';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const languages = {
  en: {
    direction: 'ltr' as const,
    cache: createCache({ key: 'form-ltr', stylisPlugins: [prefixer] }),
    texts: { city: 'City', gift: 'This is a gift', next: 'Continue to payment' },
  },
  he: {
    direction: 'rtl' as const,
    cache: createCache({ key: 'form-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
    texts: { city: 'עיר', gift: 'זו מתנה', next: 'המשך לתשלום' },
  },
};
type Language = keyof typeof languages;

export default function RtlLanguage() {
  const [language, setLanguage] = React.useState<Language>('he');
  const { direction, cache, texts } = languages[language];
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={(outer) => ({ ...outer, direction })}>
        <Stack
          lang={language}
          dir={direction}
          spacing={2}
          sx={{ width: '100%', maxWidth: 320, alignItems: 'start' }}
        >
          <ToggleButtonGroup
            exclusive
            size="small"
            lang="en"
            aria-label="Language"
            value={language}
            onChange={(_event, next: Language | null) => setLanguage(next ?? language)}
          >
            <ToggleButton value="he" lang="he">
              עברית
            </ToggleButton>
            <ToggleButton value="en">English</ToggleButton>
          </ToggleButtonGroup>
          <TextField label={texts.city} fullWidth />
          <FormControlLabel control={<Checkbox />} label={texts.gift} />
          <Button
            variant="contained"
            endIcon={
              <ArrowForward sx={{ transform: direction === 'rtl' ? 'scaleX(-1)' : 'none' }} />
            }
          >
            {texts.next}
          </Button>
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
