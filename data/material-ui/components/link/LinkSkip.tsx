import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkSkip() {
  return (
    <Box sx={{ position: 'relative', width: '100%', p: 2, border: 1, borderColor: 'divider' }}>
      <Link
        href="#link-skip-playlist"
        sx={{
          position: 'absolute',
          insetInlineStart: 8,
          top: 8,
          p: 1,
          bgcolor: 'background.paper',
          boxShadow: 4,
          '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
        }}
      >
        Skip to the playlist
      </Link>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        Press Tab in this box to show the link.
      </Typography>
      <Typography id="link-skip-playlist" tabIndex={-1}>
        Playlist: twelve pieces, four of them for organ.
      </Typography>
    </Box>
  );
}
