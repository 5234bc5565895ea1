declare module 'react-router';
