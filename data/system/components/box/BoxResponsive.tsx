import Box from '@mui/system/Box';

export default function BoxResponsive() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 3 },
        width: '100%',
        '& > *': {
          flex: 1,
          p: 2,
          borderRadius: 2,
          bgcolor: 'light-dark(#e8eef5, #1e2a38)',
        },
      }}
    >
      <div>Inbox, 12 unread</div>
      <div>Drafts, 3</div>
      <div>Sent today, 7</div>
    </Box>
  );
}
