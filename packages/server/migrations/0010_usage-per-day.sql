CREATE TABLE "metrics_day_count" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "metrics_day_count_day_kind_name_pk" PRIMARY KEY("day","kind","name")
);
--> statement-breakpoint
CREATE TABLE "metrics_day" (
	"day" date PRIMARY KEY NOT NULL,
	"sessions" integer NOT NULL,
	"people" integer NOT NULL,
	"brands" integer NOT NULL,
	"page_views" integer NOT NULL
);
