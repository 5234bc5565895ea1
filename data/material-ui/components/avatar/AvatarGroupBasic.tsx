import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const choirs = [
  { name: 'Ridge Hut Choir', src: '/images/material-ui/ridge-hut.svg' },
  { name: 'The Corn Poppies', src: '/images/material-ui/corn-poppy.svg' },
  { name: 'Tide Station Singers', src: '/images/material-ui/tide-station.svg' },
  { name: 'Lady Ferns', src: '/images/material-ui/lady-fern.svg' },
  { name: 'Mill Lane Ensemble', src: '/images/material-ui/ridge-hut.svg' },
];

export default function AvatarGroupBasic() {
  return (
    <AvatarGroup
      max={4}
      role="group"
      aria-label="Festival choirs"
      slotProps={{ surplus: { sx: { bgcolor: 'grey.700', color: 'common.white' } } }}
    >
      {choirs.map(({ name, src }) => (
        <Avatar key={name} alt={name} src={src} />
      ))}
    </AvatarGroup>
  );
}
