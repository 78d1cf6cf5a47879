// The desert, inline so that its colours follow the scheme: sun by day, moon and stars by night.
import { useId } from 'react';

/** The desert; its box cuts it from the top. Each copy has its own gradients: one in a hidden column must not blank another. */
export function Desert() {
  const id = useId();
  const sky = `${id}sky`;
  const pool = `${id}pool`;
  const glow = `${id}glow`;
  const shore = `${id}shore`;
  return (
    <svg viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--desert-sky-top)" />
          <stop offset=".62" stopColor="var(--desert-sky-low)" />
        </linearGradient>
        <linearGradient id={pool} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--desert-pool-low)" />
          <stop offset="1" stopColor="var(--desert-pool)" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop stopColor="var(--desert-glow)" />
          <stop offset="1" stopColor="var(--desert-glow)" stopOpacity="0" />
        </radialGradient>
        <clipPath id={shore}>
          <path d="M470 872C560 836 700 824 830 828C960 832 1066 850 1130 884C1074 930 940 950 790 946C640 942 520 918 470 872Z" />
        </clipPath>
      </defs>
      <path fill={`url(#${sky})`} d="M0 0H1600V1000H0Z" />
      <path
        fill="var(--desert-star)"
        d="M940 250h4v4h-4zM900 130h3v3h-3zM1010 90h3v3h-3zM1120 300h3v3h-3zM1240 180h4v4h-4zM1330 380h3v3h-3zM1450 120h3v3h-3zM690 60h3v3h-3zM1080 470h3v3h-3zM1180 240h3v3h-3zM980 420h3v3h-3zM1180 60h3v3h-3zM1400 260h3v3h-3zM560 180h3v3h-3z"
      />
      <circle cx="596" cy="612" r="230" fill={`url(#${glow})`} />
      <circle cx="596" cy="612" r="74" fill="var(--desert-sun)" />
      <path
        fill="var(--desert-far)"
        d="M0 700C170 650 330 636 470 660C600 682 690 676 800 650C940 616 1080 640 1220 664C1350 686 1480 676 1600 640V1000H0Z"
      />
      <path fill="var(--desert-mid-shade)" d="M0 776C180 756 300 700 452 690C560 720 640 772 760 800L760 1000H0Z" />
      <path fill="var(--desert-mid)" d="M0 776C180 756 300 700 452 690C430 730 470 768 430 804C400 832 380 880 420 1000H0Z" />
      <path fill="var(--desert-mid)" d="M640 812C820 800 1000 736 1188 690C1330 712 1460 752 1600 760V1000H640Z" />
      <path
        fill="var(--desert-mid-shade)"
        d="M1188 690C1330 712 1460 752 1600 760V1000H1260C1180 940 1300 880 1236 820C1204 790 1216 740 1188 690Z"
      />
      <path
        fill="var(--desert-near)"
        d="M0 868C220 800 420 800 620 812C820 824 980 816 1180 806C1340 798 1480 820 1600 846V1000H0Z"
      />
      <path
        fill="var(--desert-shore)"
        d="M440 874C540 824 700 812 834 816C980 820 1096 842 1166 886C1090 944 940 962 788 958C630 954 496 930 440 874Z"
      />
      <g clipPath={`url(#${shore})`}>
        <path fill={`url(#${pool})`} d="M440 820H1170V960H440Z" />
        <path
          fill="var(--desert-sun)"
          opacity=".8"
          transform="translate(-44)"
          d="M586 842h112a5 5 0 0 1 0 10H586a5 5 0 0 1 0-10zM606 862h84a5 5 0 0 1 0 10h-84a5 5 0 0 1 0-10zM600 884h60a5 5 0 0 1 0 10h-60a5 5 0 0 1 0-10zM630 906h40a5 5 0 0 1 0 10h-40a5 5 0 0 1 0-10z"
        />
        <g opacity=".5" transform="translate(-84)" fill="var(--desert-leaf)">
          <path d="M990 822C978 850 968 870 944 904L960 906C984 872 1000 850 1010 822Z" />
          <path
            transform="matrix(.8 0 0 -.42 946 906)"
            d="M0 0Q-80 -90 -145 -60Q-93 -58 0 0ZM0 0Q80 -95 146 -61Q93 -63 0 0ZM0 0Q-2 -96 -4 -128Q-28 -95 0 0ZM0 0Q-65 -24 -117 78Q-49 -1 0 0ZM0 0Q67 -25 121 85Q51 -2 0 0Z"
          />
        </g>
        <path
          fill="var(--desert-shore)"
          opacity=".35"
          d="M964 872h110a3 3 0 0 1 0 6H964a3 3 0 0 1 0-6zM690 924h84a3 3 0 0 1 0 6h-84a3 3 0 0 1 0-6z"
        />
      </g>
      <path fill="var(--desert-near-shade)" d="M1600 860C1440 850 1290 880 1170 930C1080 966 960 984 820 1000H1600Z" />
      <path fill="var(--desert-near-shade)" opacity=".55" d="M0 900C150 880 300 900 420 944C500 972 580 988 680 1000H0Z" />
      <g transform="translate(-84)">
        <path
          fill="var(--desert-trunk)"
          d="M988 836C1010 740 1006 640 950 548L962 540C1030 630 1044 740 1022 836C1012 842 998 842 988 836Z"
        />
        <g transform="translate(956 546)">
          <path
            fill="var(--desert-leaf)"
            d="M0 0Q-81 -56 -147 29Q-75 -27 0 0ZM0 0Q78 -67 141 15Q74 -37 0 0ZM0 0Q-29 -84 -53 -89Q-51 -70 0 0ZM0 0Q31 -82 56 -85Q53 -68 0 0Z"
          />
          <path
            fill="var(--desert-leaf-lit)"
            d="M0 0Q-80 -90 -145 -60Q-93 -58 0 0ZM0 0Q80 -95 146 -61Q93 -63 0 0ZM0 0Q-2 -96 -4 -128Q-28 -95 0 0ZM0 0Q-65 -24 -117 78Q-49 -1 0 0ZM0 0Q67 -25 121 85Q51 -2 0 0Z"
          />
          <circle cx="-8" cy="12" r="10" fill="var(--desert-trunk)" />
          <circle cx="12" cy="14" r="10" fill="var(--desert-trunk)" />
        </g>
        <path
          fill="var(--desert-leaf)"
          d="M1040 850C1036 820 1022 800 1008 786C1030 796 1044 812 1048 830C1050 806 1062 786 1080 774C1068 796 1062 816 1060 850ZM1064 854C1070 830 1086 816 1106 810C1092 824 1084 836 1080 854Z"
        />
      </g>
      <path
        fill="var(--desert-leaf)"
        d="M506 862C504 840 494 826 482 816C500 822 510 832 514 842C518 826 526 814 540 806C532 822 528 840 526 862Z"
      />
    </svg>
  );
}
