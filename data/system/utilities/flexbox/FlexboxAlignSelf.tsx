import Box from '@mui/system/Box';

const messages = [
  { from: 'Dome', text: 'Wind at 14 m/s. Close?', isOwn: false },
  { from: 'You', text: 'Finish this frame, then close.', isOwn: true },
  { from: 'Dome', text: 'Shutter closed at 02:31.', isOwn: false },
];

export default function FlexboxAlignSelf() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, width: 1, maxWidth: 400 }}>
      {messages.map(({ from, text, isOwn }) => (
        <Box
          key={text}
          sx={{
            alignSelf: isOwn ? 'flex-end' : 'flex-start',
            maxWidth: '80%',
            px: 2,
            py: 1,
            borderRadius: 3,
            bgcolor: isOwn ? 'light-dark(#d8e4ff, #24386b)' : 'light-dark(#eceff4, #202a3a)',
          }}
        >
          <strong>{from}</strong>
          <div>{text}</div>
        </Box>
      ))}
    </Box>
  );
}
