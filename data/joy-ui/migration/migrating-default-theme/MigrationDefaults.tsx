import MapRoundedIcon from '@mui/icons-material/MapRounded';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  components: {
    JoyCard: { defaultProps: { variant: 'plain' } },
    JoyChip: { defaultProps: { color: 'primary', variant: 'solid' } },
    JoyIconButton: { defaultProps: { color: 'primary', variant: 'soft' } },
  },
});

function Trail({ title }: { title: string }) {
  return (
    <Card size="sm" sx={{ flex: 1, minWidth: 200 }}>
      <Typography level="title-sm" component="h3">
        {title}
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Chip>9 km</Chip>
        <IconButton aria-label={`${title}: show on the map`}>
          <MapRoundedIcon />
        </IconButton>
      </Stack>
    </Card>
  );
}

export default function MigrationDefaults() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ width: '100%', flexWrap: 'wrap' }}>
      <Trail title="Now" />
      <ThemeProvider theme={{ [THEME_ID]: theme }}>
        <Trail title="With the earlier defaults" />
      </ThemeProvider>
    </Stack>
  );
}
