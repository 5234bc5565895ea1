import Avatar from '@mui/joy/Avatar';

export default function AvatarLink() {
  return (
    <Avatar
      component="a"
      href="mailto:coast@rescue.example"
      alt="Write to the coast base"
      src="/images/material-ui/tide-station.svg"
      size="lg"
      sx={{
        '&:hover': { opacity: 0.8 },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'focusVisible', outlineOffset: 2 },
      }}
    />
  );
}
