import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { ThemeProvider } from '@mui/material/styles';
import CloudUpload from '@mui/icons-material/CloudUpload';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const plainCache = createCache({ key: 'plain', stylisPlugins: [prefixer] });
const mirroredCache = createCache({ key: 'mirrored', stylisPlugins: [prefixer, rtlPlugin] });

const parts = ['dir attribute', 'Theme direction', 'Style plugin'];

export default function RtlParts() {
  const [on, setOn] = React.useState(parts);
  const getDirection = (part: string) => (on.includes(part) ? 'rtl' : 'ltr');
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <div>
        {parts.map((part) => (
          <FormControlLabel
            key={part}
            label={part}
            control={<Switch size="small" checked={on.includes(part)} />}
            onChange={(_event, checked) =>
              setOn(checked ? [...on, part] : on.filter((other) => other !== part))
            }
          />
        ))}
      </div>
      <CacheProvider value={on.includes('Style plugin') ? mirroredCache : plainCache}>
        <ThemeProvider
          theme={(outer) => ({ ...outer, direction: getDirection('Theme direction') })}
        >
          <Stack lang="ar" dir={getDirection('dir attribute')} spacing={2} useFlexGap>
            <TextField label="اسم الملف" defaultValue="صور الرحلة" />
            <LinearProgress variant="determinate" value={70} aria-label="رفع الملف" />
            <Button variant="contained" startIcon={<CloudUpload />} sx={{ alignSelf: 'start' }}>
              رفع
            </Button>
          </Stack>
        </ThemeProvider>
      </CacheProvider>
    </Stack>
  );
}
