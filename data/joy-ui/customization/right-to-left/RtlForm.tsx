import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const LANGUAGES = {
  he: {
    dir: 'rtl',
    cache: createCache({ key: 'form-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
    texts: { name: 'שם הסירה', crew: 'עם צוות', send: 'שליחה' },
  },
  en: {
    dir: 'ltr',
    cache: createCache({ key: 'form-ltr', stylisPlugins: [prefixer] }),
    texts: { name: 'Name of the boat', crew: 'With a crew', send: 'Send' },
  },
} as const;
type Language = keyof typeof LANGUAGES;

export default function RtlForm() {
  const [language, setLanguage] = React.useState<Language>('he');
  const { dir, cache, texts } = LANGUAGES[language];

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        aria-label="Language"
        value={language}
        onChange={(_event, next) => setLanguage(next ?? language)}
      >
        <Button value="he" lang="he">
          עברית
        </Button>
        <Button value="en">English</Button>
      </ToggleButtonGroup>
      <CacheProvider value={cache}>
        <Stack dir={dir} lang={language} spacing={2} sx={{ alignItems: 'flex-start' }}>
          <FormControl sx={{ width: '100%' }}>
            <FormLabel>{texts.name}</FormLabel>
            <Input endDecorator={<span aria-hidden="true">⚓</span>} />
          </FormControl>
          <Checkbox label={texts.crew} />
          <Button>{texts.send}</Button>
        </Stack>
      </CacheProvider>
    </Stack>
  );
}
