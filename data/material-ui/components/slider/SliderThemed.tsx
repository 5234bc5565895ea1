import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withStudioSliders = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiSlider: {
      defaultProps: { color: 'secondary', valueLabelDisplay: 'auto' },
      styleOverrides: {
        thumb: { '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 3 } },
        valueLabel: { borderRadius: 8 },
        root: {
          variants: [
            {
              props: { size: 'small' },
              style: { '& .MuiSlider-thumb': { width: 16, height: 16 } },
            },
          ],
        },
      },
    },
  },
});

export default function SliderThemed() {
  return (
    <ThemeProvider theme={withStudioSliders}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <Slider aria-label="Radio volume in the throwing room" defaultValue={30} />
        <Slider aria-label="Radio volume in the glazing room" defaultValue={55} size="small" />
      </Stack>
    </ThemeProvider>
  );
}
