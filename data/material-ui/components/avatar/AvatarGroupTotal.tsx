import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const first = ['Amalia', 'Bo', 'Chidi', 'Dov'];

export default function AvatarGroupTotal() {
  return (
    <AvatarGroup
      total={1240}
      role="group"
      aria-label="Members of the choir association"
      renderSurplus={(surplus) => <span>+{Math.floor(surplus / 1000)}k</span>}
      slotProps={{ surplus: { sx: { bgcolor: 'grey.700', color: '#fff', fontSize: '1rem' } } }}
    >
      {first.map((name) => (
        <Avatar key={name} role="img" aria-label={name} sx={{ bgcolor: '#283593', color: '#fff' }}>
          {name[0]}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
